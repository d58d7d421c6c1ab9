function isLiteral(member: string): boolean {
  return /^(['"\d-]|true$|false$)/.test(member);
}

/** The libraries generate their prop types in this order, where objects count as `shape`. */
function byName(a: string, b: string): number {
  const [first, second] = [a, b].map((member) => member.replace(/^\{/, 'shape'));
  return (first ?? '').localeCompare(second ?? '', 'en');
}

/** The members of a union without duplicates: literals first, then types, each by name. */
export function sortUnionMembers(members: readonly string[]): readonly string[] {
  const unique = [...new Set(members)];
  return [
    ...unique.filter(isLiteral).sort(byName),
    ...unique.filter((member) => !isLiteral(member)).sort(byName),
  ];
}
