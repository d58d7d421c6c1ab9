import styles from './styles.module.css';

/** What a component without a picture looks like, in a few lines. */
const PATHS = {
  grid: 'M8 8h80v48H8zM8 22h80M8 39h80M35 8v48M62 8v48',
  calendar: 'M14 8h68v48H14zM14 20h68M28 4v8M68 4v8M34 34h28M34 30v8M62 30v8',
  field: 'M6 20h36v24H6zM54 20h36v24H54zM14 32h14M62 32h14M45 32h6',
  tree: 'M10 14h30M22 22v26M22 30h8M22 46h8M36 30h28M36 46h40',
  chart:
    'M10 8h20v14H10zM38 8h20v14H38zM66 8h20v14H66zM10 28h20v14H10zM38 28h20v14H38zM66 28h20v14H66zM10 56h76',
} as const;

export type DrawingName = keyof typeof PATHS;

export function Drawing({ name }: { readonly name: DrawingName }) {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" className={styles.drawing}>
      <path d={PATHS[name]} />
    </svg>
  );
}
