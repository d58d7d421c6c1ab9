function isLiteral(member: string): boolean {
  return /^(['"\d-]|true$|false$)/.test(member);
}

/** Same order as in the libraries' generated prop types, where objects sort as `shape`. */
function byName(a: string, b: string): number {
  const [first, second] = [a, b].map((member) => member.replace(/^\{/, 'shape'));
  return (first ?? '').localeCompare(second ?? '', 'en');
}

/** Sorts and deduplicates union members: literals first, then types, each by name. */
export function sortUnionMembers(members: readonly string[]): readonly string[] {
  const unique = [...new Set(members)];
  return [
    ...unique.filter(isLiteral).sort(byName),
    ...unique.filter((member) => !isLiteral(member)).sort(byName),
  ];
}
