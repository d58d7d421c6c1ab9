interface Piece {
  id: string;
  title: string;
  price: string;
  /** What the picture shows. */
  alt: string;
  img: string;
  width: number;
  height: number;
}

/** A pot in a box of 100 by 100, with its foot on the lower edge. */
const SHAPES = {
  bowl: '<path d="M4 44h92c0 32-20 48-34 51v5H38v-5C24 92 4 76 4 44z"/>',
  bottle:
    '<path d="M44 0h12l-1 34c2 12 21 16 21 38 0 16-4 28-8 28H32c-4 0-8-12-8-28 0-22 19-26 21-38z"/>',
  vase: '<path d="M38 8h24c-2 14 0 18 8 26 10 12 12 20 10 34-2 16-10 32-14 32H34c-4 0-12-16-14-32-2-14 0-22 10-34 8-8 10-12 8-26z"/>',
  mug: '<path d="M18 32h52v60c0 5-3 8-8 8H26c-5 0-8-3-8-8z"/><path d="M70 46c26-6 26 38 0 34" fill="none" stroke="url(#g)" stroke-width="8"/>',
  jug: '<path d="M30 12l36-4-2 26c14 12 16 54 4 66H26C14 84 16 46 32 34z"/><path d="M64 24c30 2 30 46 8 52" fill="none" stroke="url(#g)" stroke-width="8"/>',
  teapot:
    '<circle cx="48" cy="30" r="6"/><path d="M20 48c4-18 52-18 56 0l16-8-10 30c-2 20-12 30-20 30H34c-22-6-26-36-14-52z"/><path d="M20 52c-24-4-20 38 6 34" fill="none" stroke="url(#g)" stroke-width="7"/>',
  cups: '<path d="M4 62h42v30c0 5-3 8-8 8H12c-5 0-8-3-8-8zM54 62h42v30c0 5-3 8-8 8H62c-5 0-8-3-8-8zM29 16h42v30c0 5-3 8-8 8H37c-5 0-8-3-8-8z"/>',
};

function draw(
  shape: keyof typeof SHAPES,
  [wall, table, light, dark]: readonly string[],
  width = 300,
  height = 300,
) {
  const size = Math.min(width, height) * 0.62;
  const floor = height * 0.84;
  const svg = `
    <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
      <linearGradient id="g"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
      <path fill="${wall}" d="M0 0h${width}v${height}H0z"/>
      <path fill="${table}" d="M0 ${height * 0.74}h${width}V${height}H0z"/>
      <ellipse cx="${width / 2}" cy="${floor}" rx="${size * 0.5}" ry="${size * 0.05}" opacity=".2"/>
      <g fill="url(#g)" transform="translate(${(width - size) / 2} ${floor - size}) scale(${size / 100})">${SHAPES[shape]}</g>
    </svg>`;
  return { img: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height };
}

const SAND = ['#efe6d8', '#d9c7ab'];
const SLATE = ['#5d6b73', '#46535a'];
const CLAY = ['#e2b79a', '#b97b56'];
const MIST = ['#dbe5e3', '#b5c7c4'];

/** The pieces that came out of the kiln in March. */
export const pieces: readonly Piece[] = [
  {
    id: 'moon-vase',
    title: 'Moon vase',
    price: '$140',
    alt: 'Round white vase with a narrow neck before a gray wall',
    ...draw('vase', [...SLATE, '#fbf8f2', '#c9bfae'], 300, 400),
  },
  {
    id: 'tide-bowl',
    title: 'Tide bowl',
    price: '$64',
    alt: 'Wide bowl with a deep blue glaze',
    ...draw('bowl', [...SAND, '#3f7ea6', '#173d5c'], 400, 300),
  },
  {
    id: 'ash-mug',
    title: 'Ash mug',
    price: '$32',
    alt: 'Straight mug in speckled gray, its handle to the right',
    ...draw('mug', [...CLAY, '#8b8d8a', '#4c4f4d']),
  },
  {
    id: 'fern-bottle',
    title: 'Fern bottle',
    price: '$86',
    alt: 'Slim green bottle on a pale shelf',
    ...draw('bottle', [...MIST, '#5f8f63', '#2c5036'], 300, 420),
  },
  {
    id: 'rust-jug',
    title: 'Rust jug',
    price: '$92',
    alt: 'Jug in iron red with a high handle',
    ...draw('jug', [...SAND, '#c8653a', '#7a2f16'], 300, 340),
  },
  {
    id: 'sunday-teapot',
    title: 'Sunday teapot',
    price: '$118',
    alt: 'Squat teapot in mustard yellow with a short spout',
    ...draw('teapot', [...SLATE, '#e6b94a', '#a8761b'], 400, 300),
  },
  {
    id: 'three-cups',
    title: 'Three cups',
    price: '$54',
    alt: 'Two small cups side by side and a third above them, all pale blue',
    ...draw('cups', [...CLAY, '#eaf1f2', '#9db5bd'], 400, 250),
  },
  {
    id: 'plum-bowl',
    title: 'Plum bowl',
    price: '$58',
    alt: 'Small bowl with a purple glaze on a green table',
    ...draw('bowl', [...MIST, '#8a4a78', '#4a2144'], 400, 280),
  },
];
