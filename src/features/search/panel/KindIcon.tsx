import Icon from '@site/src/ui/icons/Icon';
import type { Hit } from './hits';

const PAGE = 'M5 2.5h6.5L15 6v11.5H5zM11.5 2.5V6H15';
const ROW = 'M3.5 5.5h13M3.5 10h13M3.5 14.5h8';

const PATHS: Readonly<Record<Hit['kind'] | 'recent', string>> = {
  page: PAGE,
  api: 'm7 6-4 4 4 4m6-8 4 4-4 4',
  heading: 'M7.5 3.5 6 16.5m8-13-1.5 13M3.5 7.5h13.5M3 12.5h13.5',
  prop: ROW,
  parameter: ROW,
  returnValue: ROW,
  slot: ROW,
  class: ROW,
  text: 'M4 5h12M4 8.5h12M4 12h12M4 15.5h7',
  recent: 'M3 10a7 7 0 1 0 2-4.9L3 7M3 3v4h4m3-1v4l3 2',
};

/** Icon for the kind of result. Decorative, since the text says it, too. */
export function KindIcon({ kind, className }: { kind: keyof typeof PATHS; className?: string }) {
  return (
    <Icon className={className}>
      <path d={PATHS[kind]} />
    </Icon>
  );
}
