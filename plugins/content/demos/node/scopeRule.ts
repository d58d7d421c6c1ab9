import path from 'node:path';

/** The bundler's rule that fills `client/scopes.ts`. */
export function scopeRule() {
  return {
    test: path.join(__dirname, '..', 'client', 'scopes.ts'),
    // Its pitch comes before every other loader's and answers in their place.
    enforce: 'post' as const,
    use: [{ loader: path.join(__dirname, 'scopeLoader.cjs') }],
  };
}
