import { readHeadings } from './readHeadings';

/** Words that readers search for, as a page's front matter has them. */
export interface Question {
  readonly words: readonly string[];
  /** Line of the page's file. */
  readonly line: number;
  /** Anchor of the page's section that answers. */
  readonly anchor?: string;
  /** Link to the page that answers. */
  readonly link?: string;
}

export interface PageQuestions {
  readonly questions: readonly Question[];
  readonly problems: readonly { readonly line: number; readonly message: string }[];
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads `questions` of a page's front matter: words, separated by commas, and what answers them: an id of the
 * page's headings or `Anchors`, a link to another page, or `none: why`.
 * @param source The page, for its sections and the lines of the problems.
 */
export function readQuestions(fields: unknown, source: string): PageQuestions {
  const questions: Question[] = [];
  const problems: { line: number; message: string }[] = [];
  const lines = source.split('\n');
  const start = lines.findIndex((line) => line.startsWith('questions:'));
  const lineOf = (key: string) => {
    const starts = [`${key}:`, `'${key}':`, `"${key}":`];
    const index = lines.findIndex(
      (line, at) => at > start && starts.some((text) => line.trim().startsWith(text)),
    );
    return (index === -1 ? start : index) + 1;
  };
  if (fields === undefined) return { questions, problems };
  if (!isFields(fields)) {
    const message = 'write "questions" as lines of words and what answers them: "words: anchor".';
    return { questions, problems: [{ line: start + 1, message }] };
  }
  const headings = readHeadings(source);
  const known = new Set<string>();

  for (const [key, value] of Object.entries(fields)) {
    const line = lineOf(key);
    const report = (message: string) => problems.push({ line, message });
    const words = key.split(/,\s*/).filter(Boolean);
    for (const word of words) {
      if (known.has(word)) report(`the question "${word}" is there twice.`);
      known.add(word);
    }
    const answer = String(value ?? '').trim();
    const none = /^none(?::\s*(?<why>.*))?$/.exec(answer);
    if (none) {
      if (!none.groups?.['why'])
        report(`say why nothing answers the question "${key}": 'none: why'.`);
    } else if (answer.startsWith('/')) {
      questions.push({ words, line, link: answer });
    } else {
      const heading = headings.find(
        ({ anchor, others = [] }) => anchor === answer || others.includes(answer),
      );
      if (heading) questions.push({ words, line, anchor: heading.anchor });
      else {
        report(
          `no heading or <Anchors> has the id "${answer}", to which the question "${key}" leads.`,
        );
      }
    }
  }
  return { questions, problems };
}
