import path from 'node:path';

/** Bundler rule that generates `client/scopes.ts`. */
export function scopeRule() {
  return {
    test: path.join(__dirname, '..', 'client', 'scopes.ts'),
    // Its pitch runs before those of other loaders and skips them.
    enforce: 'post' as const,
    use: [{ loader: path.join(__dirname, 'scopeLoader.cjs') }],
  };
}
