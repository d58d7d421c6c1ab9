import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { pieces } from './ceramics';

export default function TitleBars() {
  return (
    <ImageList
      role="list"
      aria-label="For the table"
      gap={8}
      sx={{ width: '100%', maxWidth: 440, m: 0 }}
    >
      {pieces.slice(1, 3).map(({ id, title, price, alt, img }) => (
        <ImageListItem key={id}>
          <img src={img} alt={alt} style={{ aspectRatio: '1' }} />
          <ImageListItemBar title={title} subtitle={price} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
