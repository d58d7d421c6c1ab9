import { borders, compose, spacing, styled } from '@mui/system';
import type { BordersProps, SpacingProps } from '@mui/system';

const Note = styled('p')<BordersProps & SpacingProps>(compose(borders, spacing));

export default function PropsNote() {
  return (
    <Note m={0} p={2} border={1} borderRadius={2}>
      The café on deck 5 is open.
    </Note>
  );
}
