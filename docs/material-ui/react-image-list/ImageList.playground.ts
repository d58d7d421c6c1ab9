export default {
  props: { cols: 3, gap: 8 },
  examples: { rowHeight: [72, 120] },
  imports: [
    "import ImageListItem from '@mui/material/ImageListItem';",
    "import ImageListItemBar from '@mui/material/ImageListItemBar';",
  ],
  setup: `
const glazes = [
  { name: 'Celadon', color: '#6f9a7d', height: 90 },
  { name: 'Cobalt', color: '#2f5793', height: 120 },
  { name: 'Umber', color: '#6b3f28', height: 90 },
  { name: 'Peach', color: '#c98458', height: 120 },
  { name: 'Oxblood', color: '#8c2a23', height: 90 },
  { name: 'Slip', color: '#8a8470', height: 120 },
];
const draw = (color: string, height: number) =>
  \`data:image/svg+xml,\${encodeURIComponent(
    \`<svg xmlns="http://www.w3.org/2000/svg" width="100" height="\${height}"><path fill="\${color}" d="M0 0h100v200H0z"/><circle fill="#fff" opacity=".3" cx="50" cy="36" r="24"/></svg>\`,
  )}\`;`,
  template: `
    <ImageList role="list" aria-label="Glazes" {...props} sx={{ width: '100%', maxWidth: 320, m: 0 }}>
      {glazes.map(({ name, color, height }) => (
        <ImageListItem key={name}>
          <img src={draw(color, height)} alt="" style={{ minHeight: 0 }} />
          <ImageListItemBar title={name} />
        </ImageListItem>
      ))}
    </ImageList>
  `,
} satisfies PlaygroundFile;
