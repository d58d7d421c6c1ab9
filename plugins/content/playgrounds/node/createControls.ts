import { ContentError } from '../../../../src/site/contentError';
import { editDistance } from '../../../../src/site/editDistance';
import type { ApiProp } from '../../api-reference/contract';
import { toReadableType } from '../../api-reference/node';
import type { PlaygroundControl, PlaygroundFile, PlaygroundValue } from '../contract';

/** Used properties of a component's model. */
export interface ControlledComponent {
  readonly name: string;
  readonly props: readonly Pick<
    ApiProp,
    'name' | 'type' | 'expanded' | 'muiType' | 'default' | 'own' | 'hidden' | 'deprecated'
  >[];
}

type Prop = ControlledComponent['props'][number];

/** Attributes that can run code; never set by a text from an address. */
const UNSAFE_TEXTS = /^(?:href|to|src|srcSet|srcDoc|action|formAction)$/;

/** Order of the controls. */
const KINDS = ['values', 'code', 'text', 'number', 'switch'] as const;

/** Parses a literal type or a default; `undefined` for others. */
function parseLiteral(text: string | undefined): PlaygroundValue | undefined {
  if (text === 'true' || text === 'false') return text === 'true';
  if (text !== undefined && /^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  const [, single, double] = /^(?:'([^'\\]*)'|"([^"\\]*)")$/.exec(text ?? '') ?? [];
  return single ?? double;
}

/** Returns the values of a union of literals, in the order of the declaration if it has them. */
function unionValues({ type, expanded, muiType }: Prop): readonly PlaygroundValue[] | undefined {
  for (const written of [type, expanded, muiType]) {
    const members = toReadableType(written ?? '')
      .types.filter((member) => member !== 'string' && member !== 'null')
      .flatMap((member, _index, { length }) =>
        member === 'boolean' && length > 1 ? ['true', 'false'] : [member],
      );
    const values = members.map(parseLiteral).filter((value) => value !== undefined);
    if (values.length > 1 && values.length === members.length) return values;
  }
  return undefined;
}

const quoted = (value: PlaygroundValue) => (typeof value === 'string' ? `"${value}"` : `${value}`);

function nearest(name: PlaygroundValue, known: readonly PlaygroundValue[]): string {
  const [found] = known
    .map((other) => ({ other, distance: editDistance(String(name), String(other), 3) }))
    .filter(({ distance }) => distance <= 3)
    .sort((one, other) => one.distance - other.distance);
  return found ? `; did you mean ${quoted(found.other)}?` : '.';
}

const hasType = (prop: Prop, type: string) => prop.muiType.split(' | ').includes(type);

/**
 * Creates the controls of a component from the types of its props.
 * @param place The file named in messages.
 * @throws ContentError for a prop or an option that the component does not have.
 */
export function createControls(
  component: ControlledComponent,
  { exclude = [], props: first = {}, examples = {} }: PlaygroundFile,
  place: string,
): PlaygroundControl[] {
  const fail = (message: string): never => {
    throw new ContentError(`${place}: ${message}`);
  };
  // Components that pass their children on do not always declare them.
  const node: Prop = { name: 'children', type: 'React.ReactNode', muiType: 'node', own: true };
  const known = component.props.some(({ name }) => name === 'children')
    ? component.props
    : [...component.props, node];
  const names = known.map(({ name }) => name);
  for (const name of [...exclude, ...Object.keys(first), ...Object.keys(examples)]) {
    if (!names.includes(name))
      fail(`${component.name} has no prop "${name}"${nearest(name, names)}`);
  }
  const isNamed = (name: string) => Object.hasOwn(first, name) || Object.hasOwn(examples, name);

  function checkOption(prop: Prop, value: PlaygroundValue) {
    const values = unionValues(prop);
    const fits = values
      ? values.includes(value)
      : hasType(
          prop,
          { boolean: 'bool', string: 'string', number: 'number' }[typeof value as 'string'],
        ) ||
        hasType(prop, typeof value === 'number' ? 'integer' : 'node') ||
        hasType(prop, `'${value}'`) ||
        prop.muiType === 'any';
    if (!fits) fail(`"${prop.name}" cannot be ${quoted(value)}${nearest(value, values ?? [])}`);
  }

  function createControl(prop: Prop): PlaygroundControl | undefined {
    const { name } = prop;
    const example = examples[name];
    const start = first[name];
    const code =
      example && !Array.isArray(example) ? (example as Record<string, string>) : undefined;
    const values = code
      ? Object.keys(code)
      : ((example as readonly PlaygroundValue[] | undefined) ?? unionValues(prop));
    if (values) {
      const byDefault = parseLiteral(prop.default);
      const fallback =
        !code && byDefault !== undefined && values.includes(byDefault) ? byDefault : undefined;
      if (!code)
        [...values, ...(start === undefined ? [] : [start])].forEach((value) =>
          checkOption(prop, value),
        );
      if (start !== undefined && !values.includes(start)) {
        fail(
          `"${name}" starts as ${quoted(start)}, which is not among its examples${nearest(start, values)}`,
        );
      }
      const initial = start ?? fallback;
      return {
        kind: 'choice',
        prop: name,
        values,
        optional: initial === undefined,
        ...(fallback !== undefined && { default: fallback }),
        ...(initial !== undefined && { initial }),
        ...(code && { code }),
      };
    }
    if (start !== undefined) checkOption(prop, start);
    const byDefault = parseLiteral(prop.default);
    const finish = (kind: 'switch' | 'text' | 'number', fallback: PlaygroundValue | undefined) => {
      const initial = start ?? fallback;
      return {
        kind,
        prop: name,
        ...(fallback !== undefined && { default: fallback }),
        ...(initial !== undefined && { initial }),
      };
    };
    if (hasType(prop, 'bool')) return finish('switch', byDefault === true);
    if (hasType(prop, 'number') || hasType(prop, 'integer')) {
      return finish('number', typeof byDefault === 'number' ? byDefault : undefined);
    }
    const isText = hasType(prop, 'string') || (hasType(prop, 'node') && typeof start === 'string');
    if (!isText || UNSAFE_TEXTS.test(name)) return undefined;
    return finish('text', typeof byDefault === 'string' ? byDefault : '');
  }

  const kindOf = (control: PlaygroundControl) =>
    control.kind !== 'choice' ? control.kind : control.code ? 'code' : 'values';
  const controls = known
    .filter(
      ({ name, own, hidden, deprecated }) =>
        !exclude.includes(name) && ((own && !hidden && deprecated === undefined) || isNamed(name)),
    )
    .flatMap((prop) => createControl(prop) ?? []);
  for (const name of [...Object.keys(first), ...Object.keys(examples)]) {
    if (!controls.some(({ prop }) => prop === name)) {
      fail(`"${name}" has no control; write it into the template.`);
    }
  }
  return controls.sort((one, other) => KINDS.indexOf(kindOf(one)) - KINDS.indexOf(kindOf(other)));
}

/**
 * Creates the controls of a playground for `sx`.
 * @throws ContentError for a first value without a choice.
 */
export function createSxControls(
  { sx = {}, props: first = {} }: PlaygroundFile,
  place: string,
): PlaygroundControl[] {
  for (const [name, value] of Object.entries(first)) {
    if (!sx[name]?.includes(value)) {
      throw new ContentError(`${place}: "${name}" of sx has no choice ${quoted(value)}.`);
    }
  }
  return Object.entries(sx).map(([prop, values]) => {
    const initial = first[prop];
    return {
      kind: 'choice',
      prop,
      values,
      optional: initial === undefined,
      ...(initial !== undefined && { initial }),
    };
  });
}
