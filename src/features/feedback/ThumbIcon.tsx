import Icon from '@site/src/ui/icons/Icon';

/** Thumbs up. */
export function ThumbIcon() {
  return (
    <Icon>
      <path d="m7 9 3-6q3 0 2 5h5l-2 9H7M3 9h4v8H3z" />
    </Icon>
  );
}
