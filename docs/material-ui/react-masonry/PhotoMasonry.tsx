import Box from '@mui/material/Box';
import Masonry from '@mui/lab/Masonry';

const draw = (width: number, height: number, sky: string, shapes: string) => ({
  width,
  height,
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${sky}" d="M0 0h400v500H0z"/>${shapes}</svg>`,
  )}`,
});

const sea = (y: number, color: string) =>
  `<path fill="${color}" d="M0 ${y}q50-12 100 0t100 0 100 0 100 0v500H0z"/>`;
const moon = '<circle fill="#fdf3cf" cx="230" cy="70" r="28"/>';
const tower =
  '<path fill="#f4efe6" d="M128 330l10-190h44l10 190z"/><path fill="#c0392b" d="M134 220h52l3 50h-58zM138 118h44v26h-44zM136 112l24-22 24 22z"/><path fill="#ffe08a" d="M144 118h32v20h-32z"/>';
const flash = '<path fill="#f5e9a9" d="M216 16l-44 72h32l-20 60 66-82h-36l26-50z"/>';
const boat =
  '<path fill="#7a2f16" d="M96 150h108l-18 30h-72z"/><path fill="#fff" d="M146 60v82h52z"/>';

const photos = [
  { alt: 'The tower at dusk', ...draw(320, 400, '#e9a37a', sea(330, '#2f4d63') + tower) },
  { alt: 'The supply boat', ...draw(320, 220, '#bfd9e6', boat + sea(172, '#3d7a94')) },
  { alt: 'Moon over calm water', ...draw(320, 260, '#24384d', moon + sea(180, '#16283a')) },
  {
    alt: 'Fog at noon',
    ...draw(
      320,
      180,
      '#d7dde0',
      `<g opacity=".35" transform="translate(0 -60)">${tower}</g>` + sea(130, '#a9b7bd'),
    ),
  },
  { alt: 'Storm from the west', ...draw(320, 240, '#5b6670', sea(150, '#33424b') + flash) },
];

export default function PhotoMasonry() {
  return (
    <Box sx={{ p: 2 }}>
      <Masonry columns={3} spacing={1}>
        {photos.map(({ alt, ...size }) => (
          <Box
            key={alt}
            component="img"
            alt={alt}
            loading="lazy"
            {...size}
            sx={{ display: 'block', height: 'auto', borderRadius: 1 }}
          />
        ))}
      </Masonry>
    </Box>
  );
}
