import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pieces } from './ceramics';

/** Columns and rows of the larger pictures. */
const sizes: Record<string, { cols?: number; rows?: number }> = {
  'moon-vase': { cols: 2, rows: 2 },
  'fern-bottle': { rows: 2 },
  'rust-jug': { rows: 2 },
  'sunday-teapot': { cols: 2 },
  'three-cups': { cols: 2 },
  'plum-bowl': { cols: 2 },
};

export default function QuiltedList() {
  return (
    <ImageList
      role="list"
      aria-label="Exhibition wall"
      variant="quilted"
      cols={4}
      rowHeight={120}
      gap={8}
      sx={{ width: '100%', maxWidth: 560, m: 0 }}
    >
      {pieces.map(({ id, alt, img }) => (
        <ImageListItem key={id} {...sizes[id]}>
          <img loading="lazy" src={img} alt={alt} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
