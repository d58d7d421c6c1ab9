import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { pieces } from './ceramics';

export default function BasicImageList() {
  return (
    <ImageList
      role="list"
      aria-label="From the kiln in March"
      gap={8}
      sx={{ width: '100%', maxWidth: 440, m: 0 }}
    >
      {pieces.slice(0, 4).map(({ id, title, price, alt, img }) => (
        <ImageListItem key={id}>
          <img
            loading="lazy"
            src={img}
            alt={alt}
            width={300}
            height={300}
            style={{ aspectRatio: '1' }}
          />
          <ImageListItemBar title={title} subtitle={price} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
