import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pieces } from './ceramics';

export default function WovenList() {
  return (
    <ImageList
      role="list"
      aria-label="At the open studio"
      variant="woven"
      cols={3}
      gap={8}
      sx={{ width: '100%', maxWidth: 480, m: 0 }}
    >
      {pieces.slice(0, 6).map(({ id, alt, img }) => (
        <ImageListItem key={id}>
          <img
            loading="lazy"
            src={img}
            alt={alt}
            width={300}
            height={300}
            style={{ aspectRatio: '1' }}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
