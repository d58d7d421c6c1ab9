import { styled } from '@mui/system';

const Surface = styled('ul')({
  inlineSize: 116,
  boxSizing: 'border-box',
  margin: 0,
  padding: 4,
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  boxShadow: '0 1px 4px rgb(0 0 0 / 0.2)',
  listStyle: 'none',
});

const Item = styled('li')({
  padding: '4px 10px',
  borderRadius: 4,
  '&:nth-of-type(2)': { backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)' },
});

export default function MenuPicture() {
  return (
    <Surface role="list">
      <Item>Open</Item>
      <Item>Reserve</Item>
      <Item>Share</Item>
    </Surface>
  );
}
