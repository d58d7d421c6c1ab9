import type {
  ChangedImport,
  UpgradeFile,
  UpgradeRow,
} from '@site/plugins/content/api-reference/contract';
import { asObject, bare, childrenOf, keyOf, textOf } from '@site/src/features/pasted-code';
import type { File, JSXOpeningElement, Node, ObjectExpression } from '@babel/types';
import type { Finding, MovedKey } from '../result';
import { collectNames, importedBy } from './collectNames';
import { namesWithin } from './declaredNames';
import { createLocate } from './locate';
import { createMaterialNames, materialPath } from './materialNames';
import { createRowLookup, toTold, type ToldRow } from './rowLookup';

export interface FoundUses {
  readonly findings: readonly Finding[];
  readonly assumed: readonly string[];
}

/** A prop as an element, an object or a theme gives it. */
interface GivenProp {
  readonly name: string;
  readonly key: Node;
  readonly value: Node | null | undefined;
}

const THEME_NAME = /^Mui(?=[A-Z])/;
const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** Props whose keys move to another prop. */
const MOVED: Readonly<Record<string, string>> = {
  components: 'slots',
  componentsProps: 'slotProps',
};

/** Finds the uses of the rows in a text that was parsed; `offset` letters stand before the text. */
export function findUses(ast: File, text: string, offset: number, file: UpgradeFile): FoundUses {
  const lookup = createRowLookup(file);
  const names = collectNames(ast, createMaterialNames(file));
  const locate = createLocate(text);
  const found = new Map<string, Finding & { readonly at: number }>();

  function add(at: number, end: number, finding: ToldRow) {
    const { subject, name } = finding;
    const id = `${at} ${subject} ${name}`;
    if (!found.has(id)) found.set(id, { ...finding, ...locate(at, end), at });
  }

  function addRow(node: Node, row: UpgradeRow | undefined, moved: readonly MovedKey[] = []) {
    if (!row || node.start == null || node.end == null) return;
    const told = { ...toTold(row), ...(moved.length > 0 && { moved }) };
    add(node.start - offset, node.end - offset, told);
  }

  function addImport(node: Node, { kind, note }: ChangedImport, name: string) {
    if (node.start == null || node.end == null) return;
    const told = { kind, subject: 'import', name, note, to: file.importsPage } as const;
    add(node.start - offset, node.end - offset, told);
  }

  /** Looks at an export that the code asks for. */
  function checkExport(module: string, exported: string, node: Node) {
    const path = materialPath(module);
    if (path === null) return;
    const changed = lookup.findImport(module, exported);
    if (changed) addImport(node, changed, changed.name ?? module);
    const last = path.split('/').at(-1) ?? '';
    addRow(node, lookup.findComponent(exported === 'default' ? last : exported));
  }

  /** The object that a value is, or that a constant has. */
  function objectIn(node: Node | null | undefined): ObjectExpression | null {
    const value = bare(node);
    return value?.type === 'Identifier' ? names.objectOf(value.name) : asObject(value);
  }

  /** The objects that an expression may be: of `{...(open && { button: true })}`, too. */
  function objectsIn(node: Node | null | undefined): readonly ObjectExpression[] {
    const value = bare(node);
    if (value?.type === 'LogicalExpression') return objectsIn(value.right);
    if (value?.type === 'ConditionalExpression') {
      return [...objectsIn(value.consequent), ...objectsIn(value.alternate)];
    }
    const object = objectIn(value);
    return object ? [object] : [];
  }

  function propsOf(object: ObjectExpression, depth = 0): readonly GivenProp[] {
    return object.properties.flatMap((property): readonly GivenProp[] => {
      if (property.type === 'SpreadElement') {
        return depth > 3
          ? []
          : objectsIn(property.argument).flatMap((one) => propsOf(one, depth + 1));
      }
      const name = keyOf(property.key, property.computed);
      if (name === null) return [];
      const value = property.type === 'ObjectProperty' ? property.value : null;
      return [{ name, key: property.key, value }];
    });
  }

  const propsIn = (node: Node | null | undefined) => objectsIn(node).flatMap((one) => propsOf(one));

  function propsOfElement({ attributes }: JSXOpeningElement): readonly GivenProp[] {
    return attributes.flatMap((attribute): readonly GivenProp[] => {
      if (attribute.type === 'JSXSpreadAttribute') return propsIn(attribute.argument);
      const { name, value } = attribute;
      return name.type === 'JSXIdentifier' ? [{ name: name.name, key: name, value }] : [];
    });
  }

  function movedKeys(component: string, { name, value }: GivenProp, row: UpgradeRow): MovedKey[] {
    const target = MOVED[name];
    if (target === undefined || row.note?.includes(`\`${target}\``) === false) return [];
    return propsIn(value).map(({ name: key }) => {
      const renamed = lookup.find(component, 'key', `${target}.${key}`)?.instead;
      return { from: `${name}.${key}`, to: renamed ?? `${target}.${lowerFirst(key)}` };
    });
  }

  function checkClasses(component: string, node: Node | null | undefined) {
    for (const { name, key } of propsIn(node)) addRow(key, lookup.find(component, 'class', name));
  }

  function checkProps(component: string, props: readonly GivenProp[]) {
    const given = new Set(props.map(({ name }) => name));
    for (const prop of props) {
      const { name, key, value } = prop;
      const row = lookup.find(component, 'prop', name);
      if (row) {
        const byHand = { ...row, codemod: undefined };
        const applies = row.codemodWith === undefined || given.has(row.codemodWith);
        addRow(key, applies ? row : byHand, movedKeys(component, prop, row));
      }
      if (name === 'classes') checkClasses(component, value);
      if (name === 'slotProps') {
        for (const inner of propsIn(value)) {
          addRow(inner.key, lookup.find(component, 'key', `${name}.${inner.name}`));
        }
      }
    }
  }

  /** Looks at `MuiX: { defaultProps, styleOverrides, variants }` of a theme. */
  function checkThemeComponent(themeName: string, node: Node | null | undefined) {
    if (!THEME_NAME.test(themeName)) return;
    const component = themeName.replace(THEME_NAME, '');
    for (const { name, value } of propsIn(node)) {
      if (name === 'defaultProps') checkProps(component, propsIn(value));
      if (name === 'styleOverrides') checkClasses(component, value);
      const variants = name === 'variants' ? bare(value) : null;
      if (variants?.type !== 'ArrayExpression') continue;
      for (const variant of variants.elements) {
        const props = propsIn(variant).find((one) => one.name === 'props');
        if (props) checkProps(component, propsIn(props.value));
      }
    }
  }

  /** Looks for whole names of classes in the letters of a text. */
  function checkText({ start, end }: Node) {
    if (start == null || end == null) return;
    const from = start - offset;
    for (const { at, end: last, told } of lookup.findClasses(text.slice(from, end - offset))) {
      add(from + at, from + last, told);
    }
  }

  function checkMember(node: Extract<Node, { type: 'MemberExpression' }>, shadowed: Shadowed) {
    const name = keyOf(node.property, node.computed);
    if (name === null || isShadowed(node.object, shadowed)) return;
    const owner = names.resolveNode(node.object);
    if (owner?.kind === 'classes') {
      addRow(node.property, lookup.find(owner.component, 'class', name));
    }
    if (owner?.kind === 'namespace') checkExport(owner.module, name, node.property);
  }

  function checkElement(node: JSXOpeningElement, shadowed: Shadowed) {
    if (isShadowed(node.name, shadowed)) return;
    const resolved = names.resolveNode(node.name);
    if (node.name.type === 'JSXMemberExpression') {
      const owner = names.resolveNode(node.name.object);
      if (owner?.kind === 'namespace') {
        checkExport(owner.module, node.name.property.name, node.name.property);
      }
    }
    if (resolved?.kind !== 'component') return;
    // Of a component that is imported, its import is told.
    if (node.name.type === 'JSXIdentifier' && names.assumed.has(node.name.name)) {
      addRow(node.name, lookup.findComponent(node.name.name));
    }
    checkProps(resolved.component, propsOfElement(node));
  }

  function checkCall(node: Extract<Node, { type: 'CallExpression' }>, shadowed: Shadowed) {
    const { callee } = node;
    const [first, second] = node.arguments;
    if (callee.type === 'Import') {
      const module = textOf(first);
      if (module !== null && first) checkExport(module, 'default', first);
      return;
    }
    const called = callee.type === 'MemberExpression' ? callee.property : callee;
    const isElement = called.type === 'Identifier' && called.name === 'createElement';
    if (!isElement || !first || isShadowed(first, shadowed)) return;
    const resolved = names.resolveNode(first);
    if (resolved?.kind === 'component') checkProps(resolved.component, propsIn(second));
  }

  function check(node: Node, shadowed: Shadowed) {
    for (const { module, exported, node: place } of importedBy(node)) {
      checkExport(module, exported, place);
    }
    switch (node.type) {
      case 'JSXOpeningElement':
        checkElement(node, shadowed);
        break;
      case 'CallExpression':
        checkCall(node, shadowed);
        break;
      case 'MemberExpression':
        checkMember(node, shadowed);
        break;
      case 'ObjectProperty':
        checkThemeComponent(keyOf(node.key, node.computed) ?? '', node.value);
        break;
      case 'AssignmentExpression':
        if (node.left.type === 'MemberExpression') {
          checkThemeComponent(keyOf(node.left.property, node.left.computed) ?? '', node.right);
        }
        break;
      case 'VariableDeclarator':
        if (node.id.type === 'Identifier') checkThemeComponent(node.id.name, node.init);
        break;
      case 'StringLiteral':
      case 'TemplateElement':
        checkText(node);
        break;
      default:
    }
  }

  function visit(node: Node, shadowed: Shadowed) {
    check(node, shadowed);
    for (const child of childrenOf(node)) {
      const inner = namesWithin(child);
      visit(child, inner.length === 0 ? shadowed : new Set([...shadowed, ...inner]));
    }
  }
  visit(ast.program, new Set());

  const findings = [...found.values()].sort((one, other) => one.at - other.at);
  const concerned = new Set(findings.map(({ component }) => component));
  return {
    findings: findings.map(({ at: _at, ...finding }) => finding),
    assumed: [...names.assumed].flatMap(([name, component]) =>
      concerned.has(component) ? [name] : [],
    ),
  };
}

/** Names that a function or a block declares anew. */
type Shadowed = ReadonlySet<string>;

/** Whether the name that an expression begins with is one of the inner ones. */
function isShadowed(node: Node, shadowed: Shadowed): boolean {
  if (node.type === 'MemberExpression' || node.type === 'JSXMemberExpression') {
    return isShadowed(node.object, shadowed);
  }
  const isName = node.type === 'Identifier' || node.type === 'JSXIdentifier';
  return isName && shadowed.has(node.name);
}
