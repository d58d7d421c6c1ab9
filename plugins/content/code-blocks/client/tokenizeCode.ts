import type { Grammar, TokenStream } from 'prismjs';

/** Used functions of Prism; build and editor have separate instances. */
interface Tokenizer {
  tokenize(text: string, grammar: Grammar): TokenStream;
  readonly hooks: { run(name: string, environment: object): void };
}

/**
 * Tokenizes `code` with Prism's hooks, which some languages need: without them, text between JSX
 * tags is highlighted as code.
 */
export function tokenizeCode(
  prism: Tokenizer,
  code: string,
  language: string,
  grammar: Grammar,
): TokenStream {
  const environment = { code, language, grammar, tokens: [] as TokenStream };
  prism.hooks.run('before-tokenize', environment);
  environment.tokens = prism.tokenize(environment.code, environment.grammar);
  prism.hooks.run('after-tokenize', environment);
  return environment.tokens;
}
