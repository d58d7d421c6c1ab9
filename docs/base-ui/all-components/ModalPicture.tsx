import { styled } from '@mui/system';

const Backdrop = styled('div')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 140,
  blockSize: 100,
  borderRadius: 8,
  backgroundColor: 'rgb(0 0 0 / 0.6)',
});

const Panel = styled('div')({
  display: 'grid',
  gap: 8,
  padding: 12,
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  backgroundColor: 'Canvas',
  color: 'CanvasText',
  fontSize: 14,
});

const Action = styled('button')({
  padding: '4px 12px',
  border: '1px solid color-mix(in srgb, currentColor 60%, transparent)',
  borderRadius: 6,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
});

export default function ModalPicture() {
  return (
    <Backdrop>
      <Panel>
        Log out?
        <Action type="button">Yes</Action>
      </Panel>
    </Backdrop>
  );
}
