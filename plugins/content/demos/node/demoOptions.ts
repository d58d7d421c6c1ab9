import { DEMO_BACKGROUNDS, type DemoProps } from '../contract';
import { baseOfStyling } from './demoStylings';

/** Value of an attribute as written; `{ code }` is an expression that is not a literal. */
export type AttributeValue = string | number | boolean | { readonly code: string };

/** The attributes of `<Demo>` as a page writes them. */
export interface DemoOptions extends Omit<DemoProps, 'demo' | 'id'> {
  readonly src: string;
  readonly theme?: string;
}

type OptionName = keyof DemoOptions;
type Check = (value: AttributeValue) => boolean;

const isPixels: Check = (value) => typeof value === 'number' && value > 0;
const isFlag: Check = (value) => value === true;

/** Validation of each option, and its error message. */
const CHECKS: Readonly<Record<OptionName, readonly [check: Check, rule: string]>> = {
  src: [
    (value) => typeof value === 'string' && /^\.\.?\/.+\.tsx$/.test(value),
    'must be the relative path of a .tsx file, e.g. src="./BasicButtons.tsx"',
  ],
  theme: [
    (value) => typeof value === 'string' && /^\.\.?\/.+\.theme\.tsx?$/.test(value),
    'must be the relative path of a .theme.ts file, e.g. theme="./BasicButtons.theme.ts"',
  ],
  bg: [
    (value) => DEMO_BACKGROUNDS.some((background) => background === value),
    `must be one of ${DEMO_BACKGROUNDS.map((name) => `"${name}"`).join(', ')}`,
  ],
  height: [isPixels, 'must be a number of pixels above 0, e.g. height={300}'],
  narrowHeight: [isPixels, 'must be a number of pixels above 0, e.g. narrowHeight={400}'],
  maxWidth: [isPixels, 'must be a number of pixels above 0, e.g. maxWidth={500}'],
  defaultCodeOpen: [isFlag, 'is false already unless it is written without a value'],
  hideToolbar: [isFlag, 'is false already unless it is written without a value'],
  iframe: [isFlag, 'is false already unless it is written without a value'],
  scrollable: [isFlag, 'is false already unless it is written without a value'],
  disableAd: [isFlag, 'is false already unless it is written without a value'],
};

function isOptionName(name: string): name is OptionName {
  return Object.hasOwn(CHECKS, name);
}

function show(value: AttributeValue): string {
  if (typeof value === 'string') return `"${value}"`;
  return `{${typeof value === 'object' ? value.code : value}}`;
}

/**
 * Validates the attributes of a `<Demo>` and returns them typed. Throws one sentence that names the
 * option and its allowed values.
 */
export function checkDemoOptions(attributes: ReadonlyMap<string, AttributeValue>): DemoOptions {
  for (const [name, value] of attributes) {
    if (!isOptionName(name)) {
      throw new Error(
        `<Demo> has no option "${name}"; it takes ${Object.keys(CHECKS).join(', ')}.`,
      );
    }
    const [check, rule] = CHECKS[name];
    if (!check(value)) throw new Error(`${name}=${show(value)} of <Demo>: ${name} ${rule}.`);
  }
  const src = attributes.get('src');
  if (typeof src !== 'string') {
    throw new Error('<Demo> needs a src, e.g. <Demo src="./BasicButtons.tsx" />.');
  }
  const base = baseOfStyling(src);
  if (base !== undefined) {
    throw new Error(
      `src="${src}" of <Demo> is one styling of a demo; write src="${base}", which brings all its stylings.`,
    );
  }
  if (attributes.has('hideToolbar') && attributes.has('defaultCodeOpen')) {
    throw new Error(
      '<Demo> cannot have both hideToolbar and defaultCodeOpen; remove one, since the code is part of what hideToolbar hides.',
    );
  }
  for (const name of ['narrowHeight', 'scrollable']) {
    if (attributes.has(name) && !(attributes.has('iframe') && attributes.has('height'))) {
      throw new Error(`${name} of <Demo> needs iframe and height.`);
    }
  }
  // All entries were validated above.
  return Object.fromEntries(attributes) as unknown as DemoOptions;
}
