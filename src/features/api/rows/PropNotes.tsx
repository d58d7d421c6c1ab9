import type { ApiPropNote } from '@site/plugins/content/api-reference/contract';
import { t, tNodes } from '@site/src/features/locale';
import clsx from 'clsx';
import { GuideLink } from '../GuideLink';
import styles from './text.module.css';

interface PropNotesProps {
  readonly notes: readonly ApiPropNote[];
  /** What the anchors of the page's sections begin with. */
  readonly anchorPrefix: string;
}

/** The sections of the page that notes lead to. */
const SECTIONS = { cssApi: 'classes', slotsApi: 'slots' } as const;

function NoteLink({ note, anchorPrefix }: { note: ApiPropNote; anchorPrefix: string }) {
  const text = t(`api.noteLinks.${note}`);
  if (note === 'cssApi' || note === 'slotsApi') {
    return <a href={`#${anchorPrefix}${SECTIONS[note]}`}>{text}</a>;
  }
  return <GuideLink guide={note}>{text}</GuideLink>;
}

/** What is said of props that work alike in all components; the warning about refs comes last. */
export function PropNotes({ notes, anchorPrefix }: PropNotesProps) {
  const inOrder = [...notes].sort((a, b) => Number(a === 'refHolder') - Number(b === 'refHolder'));
  return inOrder.map((note) => (
    <p key={note} className={clsx(styles.note, note === 'refHolder' && styles.warning)}>
      {tNodes(`api.notes.${note}`, {
        link: <NoteLink note={note} anchorPrefix={anchorPrefix} />,
      })}
    </p>
  ));
}
