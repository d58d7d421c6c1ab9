export * as prettierBabel from 'prettier/plugins/babel';
export * as prettierEstree from 'prettier/plugins/estree';
export * as prettier from 'prettier/standalone';
