import { NAMES, toPascalCase, toTitle } from './names';
import { createRandom, type Random } from './random';
import { ADJECTIVES, ADVERBS, NOUNS, VERBS } from './words';

const SENTENCES_IN_A_PARAGRAPH = 5;
const TABLE_ROWS = 6;
const REFERENCE_ROWS = 24;

const TYPES = ['string', 'number', 'boolean', 'ReactNode', '() => void', "'start' \\| 'end'"];

const upperCaseFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function sentence({ pick }: Random): string {
  const thing = () => `${pick(ADJECTIVES)} ${pick(NOUNS)}`;
  const verb = () => pick(VERBS);
  const adverb = () => pick(ADVERBS);
  const forms = [
    () => `The ${thing()} ${adverb()} ${verb()} the ${thing()}.`,
    () => `When a ${pick(NOUNS)} is ${pick(ADJECTIVES)}, it ${verb()} every ${thing()}.`,
    () => `Use \`${toPascalCase(pick(NAMES))}\` where one ${pick(NOUNS)} ${verb()} another.`,
    () =>
      `${upperCaseFirst(adverb())} the ${pick(NOUNS)} ${verb()} a ${thing()}, and the ${pick(NOUNS)} ${verb()} it ${adverb()}.`,
    () => `A **${thing()}** ${verb()} what the ${pick(NOUNS)} ${adverb()} ${verb()}.`,
  ];
  return pick(forms)();
}

function paragraph(random: Random): string {
  return Array.from({ length: SENTENCES_IN_A_PARAGRAPH }, () => sentence(random)).join(' ');
}

function fence(random: Random): string {
  const component = toPascalCase(random.pick(NAMES));
  const part = toPascalCase(random.pick(NAMES));
  const state = random.pick(NOUNS);
  const setter = `set${toPascalCase(state)}`;
  return `\`\`\`tsx
import * as React from 'react';
import ${component} from '@mui/material/${component}';

export default function ${part}() {
  const [${state}, ${setter}] = React.useState(${random.below(1000)});
  // ${upperCaseFirst(random.pick(ADJECTIVES))} ${random.pick(NOUNS)} ${random.pick(VERBS)} it ${random.pick(ADVERBS)}.
  return (
    <${component} ${random.pick(NOUNS)}="${random.pick(ADJECTIVES)}" onClick={() => ${setter}(${state} + 1)}>
      <span className="${random.pick(NAMES)}">{${state}}</span>
    </${component}>
  );
}
\`\`\``;
}

function table(random: Random, length = TABLE_ROWS): string {
  const rows = random.shuffle(NOUNS).slice(0, length);
  return [
    '| Name | Type | Description |',
    '| :--- | :--- | :--- |',
    ...rows.map((name) => `| ${name} | ${random.pick(TYPES)} | ${sentence(random)} |`),
  ].join('\n');
}

const frontMatter = (name: string) =>
  [
    '---',
    `title: ${toTitle(name)}`,
    `description: What the ${toTitle(name).toLowerCase()} is for, how to set it up, and which of its options to know.`,
    '---',
  ].join('\n');

/** The Markdown of a generated page like one of the API reference: a table of properties. */
export function referenceText(name: string, seed: number): string {
  const random = createRandom(seed);
  return [frontMatter(name), paragraph(random), '## Props', table(random, REFERENCE_ROWS), ''].join(
    '\n\n',
  );
}

/** The code of a generated demo, of a component with state. */
export function demoCode(component: string, seed: number): string {
  const random = createRandom(seed);
  return `import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ${component}() {
  const [count, setCount] = React.useState<number>(${random.below(1000)});
  return (
    <Stack direction="row" spacing={2}>
      <Button variant="contained" onClick={() => setCount(count + 1)}>
        ${upperCaseFirst(random.pick(ADJECTIVES))} {count}
      </Button>
      <Button variant="outlined" onClick={() => setCount(0)}>
        ${upperCaseFirst(random.pick(NOUNS))}
      </Button>
    </Stack>
  );
}
`;
}

/**
 * The Markdown of a generated page: front matter, sections with prose and a `tsx` fence each, and a
 * table, about 1.3 kB a section; then `demos`, by file name. The same for every call with the same values.
 */
export function pageText(
  name: string,
  seed: number,
  sections: number,
  demos: readonly string[] = [],
): string {
  const random = createRandom(seed);
  const headings = Array.from({ length: sections }, () => random.pick(NAMES));
  const contents = headings.map((heading, index) =>
    [
      // A page's outline has headings of two levels.
      `${index % 3 === 2 ? '###' : '##'} ${toTitle(heading)}`,
      paragraph(random),
      fence(random),
      paragraph(random),
      ...(index === 0 ? [table(random)] : []),
      paragraph(random),
    ].join('\n\n'),
  );
  return [
    frontMatter(name),
    paragraph(random),
    ...contents,
    ...demos.map((file) => `<Demo src="./${file}" />`),
    '',
  ].join('\n\n');
}
