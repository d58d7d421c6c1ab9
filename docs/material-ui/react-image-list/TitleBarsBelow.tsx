import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { pieces } from './ceramics';

export default function TitleBarsBelow() {
  return (
    <ImageList
      role="list"
      aria-label="For flowers"
      gap={16}
      sx={{ width: '100%', maxWidth: 440, m: 0 }}
    >
      {pieces.slice(3, 5).map(({ id, title, price, alt, img }) => (
        <ImageListItem key={id} sx={{ minWidth: 0 }}>
          <img src={img} alt={alt} style={{ aspectRatio: '1' }} />
          <ImageListItemBar position="below" title={title} subtitle={price} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
