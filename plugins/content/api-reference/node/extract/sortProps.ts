import type { ApiProp } from '../../contract';

/** Required props first, then by name. */
export const sortProps = (props: readonly ApiProp[]): ApiProp[] =>
  [...props].sort(
    (a, b) =>
      Number(b.required ?? false) - Number(a.required ?? false) || a.name.localeCompare(b.name),
  );
