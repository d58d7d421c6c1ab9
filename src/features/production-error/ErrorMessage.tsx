import Link from '@docusaurus/Link';
import { formatMessage, type MessagePart, type MessagePiece } from './formatMessage';
import { t } from './texts';
import styles from './styles.module.css';

function Piece({ piece }: { piece: MessagePiece }) {
  if (piece.kind === 'literal') return piece.text;
  // Isolated, so that right-to-left characters in an argument cannot reorder the sentence.
  if (piece.kind === 'argument') return <bdi className={styles.argument}>{piece.text}</bdi>;
  return <span className={styles.missing}>{t('productionError.missingArgument')}</span>;
}

function Part({ part }: { part: MessagePart }) {
  if (part.kind === 'link') return <Link href={part.url}>{part.url}</Link>;
  const pieces = part.pieces.map((piece, index) => <Piece key={index} piece={piece} />);
  return part.kind === 'code' ? <code>{pieces}</code> : pieces;
}

interface ErrorMessageProps {
  /** Message with `%s` placeholders. */
  readonly message: string;
  readonly args: readonly string[];
}

/** An error message of the library, in English, with its arguments inserted. */
export default function ErrorMessage({ message, args }: ErrorMessageProps) {
  return (
    <p className={styles.message} dir="ltr" lang="en" translate="no">
      {formatMessage(message, args).map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </p>
  );
}
