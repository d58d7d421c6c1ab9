import type {} from '@mui/material/themeCssVarsAugmentation';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar, { imageListItemBarClasses } from '@mui/material/ImageListItemBar';
import { styled } from '@mui/material/styles';
import { pieces } from './ceramics';

const PriceTag = styled(ImageListItemBar)(({ theme }) => ({
  insetInline: 'auto 8px',
  bottom: 8,
  borderRadius: 16,
  background: (theme.vars || theme).palette.background.paper,
  [`& .${imageListItemBarClasses.titleWrap}`]: {
    padding: '2px 12px',
    color: (theme.vars || theme).palette.text.primary,
  },
}));

export default function ThemedImageList() {
  return (
    <ImageList role="list" aria-label="Gifts" sx={{ width: '100%', maxWidth: 400, m: 0 }}>
      {pieces.slice(4, 8).map(({ id, title, price, alt, img }, index) => (
        <ImageListItem key={id}>
          <img loading="lazy" src={img} alt={alt} width={300} height={300} />
          {index > 1 ? <PriceTag title={price} /> : <ImageListItemBar title={title} />}
        </ImageListItem>
      ))}
    </ImageList>
  );
}
