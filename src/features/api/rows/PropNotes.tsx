import type { ApiPropNote } from '@site/plugins/content/api-reference/contract';
import clsx from 'clsx';
import { GuideLink } from '../GuideLink';
import { t, tNodes } from '../texts';
import styles from './text.module.css';

interface PropNotesProps {
  readonly notes: readonly ApiPropNote[];
  /** Prefix of the anchors of the page's sections. */
  readonly anchorPrefix: string;
}

/** Sections that notes link to. */
const SECTIONS = { cssApi: 'classes', slotsApi: 'slots' } as const;

function NoteLink({ note, anchorPrefix }: { note: ApiPropNote; anchorPrefix: string }) {
  const text = t(`api.noteLinks.${note}`);
  if (note === 'cssApi' || note === 'slotsApi') {
    return <a href={`#${anchorPrefix}${SECTIONS[note]}`}>{text}</a>;
  }
  return <GuideLink guide={note}>{text}</GuideLink>;
}

/** Notes on props that work alike in all components; the warning about refs is last. */
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
