import type { Node, Program } from 'estree-jsx';

/** A node by its fields, which differ by type. */
type Fields = Node & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Fields with the names that a node declares. */
const DECLARED: readonly string[] = ['id', 'params', 'param'];

/** Fields whose identifier is a name, unless the node is `computed`. */
const NAMED: readonly string[] = ['key', 'property', 'label'];

/** Calls `found` with the identifiers below a node; `isDeclared` for those of patterns. */
function eachIdentifier(
  node: Fields,
  isDeclared: boolean,
  found: (name: string, isDeclared: boolean) => void,
): void {
  if (node.type === 'Identifier') found(String(node['name']), isDeclared);
  for (const [field, value] of Object.entries(node)) {
    if (
      NAMED.includes(field) &&
      !node['computed'] &&
      isNode(value) &&
      value.type === 'Identifier'
    ) {
      continue;
    }
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) eachIdentifier(child, isDeclared || DECLARED.includes(field), found);
    }
  }
}

/**
 * Returns the names that an expression uses without declaring them: `{a.b(c)}` uses `a` and `c`. A name that
 * is declared anywhere in it counts as declared.
 */
export function freeNames(program: Program): string[] {
  const declared = new Set<string>();
  const used = new Set<string>();
  for (const statement of program.body) {
    eachIdentifier(statement as unknown as Fields, false, (name, isDeclared) =>
      (isDeclared ? declared : used).add(name),
    );
  }
  return [...used].filter((name) => !declared.has(name));
}
