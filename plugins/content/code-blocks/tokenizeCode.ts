import type { Grammar, TokenStream } from 'prismjs';

/** What is used of Prism; the build and the editor have one each. */
interface Tokenizer {
  tokenize(text: string, grammar: Grammar): TokenStream;
  readonly hooks: { run(name: string, environment: object): void };
}

/**
 * Prism's tokens of `code`. The hooks around tokenizing are part of some languages: without them
 * the text between JSX tags is coloured as code.
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
