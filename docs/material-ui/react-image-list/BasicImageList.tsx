import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pieces } from './ceramics';

export default function BasicImageList() {
  return (
    <ImageList
      role="list"
      aria-label="From the kiln in March"
      gap={8}
      sx={{ width: '100%', maxWidth: 440, m: 0 }}
    >
      {pieces.slice(0, 4).map(({ id, alt, img }) => (
        <ImageListItem key={id}>
          <img src={img} alt={alt} style={{ aspectRatio: '1' }} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
