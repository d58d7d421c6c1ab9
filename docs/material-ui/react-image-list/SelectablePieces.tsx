import * as React from 'react';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ButtonBase from '@mui/material/ButtonBase';
import ImageList from '@mui/material/ImageList';
import ImageListItem, { imageListItemClasses } from '@mui/material/ImageListItem';
import { pieces } from './ceramics';

export default function SelectablePieces() {
  const [selected, setSelected] = React.useState<readonly string[]>(['moon-vase']);

  const toggle = (id: string) =>
    setSelected(
      selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id],
    );

  return (
    <ImageList
      role="list"
      aria-label="Pieces for the catalog"
      cols={3}
      gap={12}
      sx={{ width: '100%', maxWidth: 440, m: 0 }}
    >
      {pieces.slice(0, 3).map(({ id, title, img }) => (
        <ImageListItem key={id}>
          <ButtonBase
            aria-pressed={selected.includes(id)}
            onClick={() => toggle(id)}
            sx={{ '&:focus-visible': { outline: '3px solid', outlineOffset: -3 } }}
          >
            <img
              className={imageListItemClasses.img}
              src={img}
              alt={title}
              style={{ aspectRatio: '1' }}
            />
            {selected.includes(id) ? (
              <CheckCircleIcon
                sx={{
                  position: 'absolute',
                  top: 8,
                  insetInlineEnd: 8,
                  borderRadius: '50%',
                  bgcolor: 'common.black',
                  color: 'common.white',
                }}
              />
            ) : null}
          </ButtonBase>
        </ImageListItem>
      ))}
    </ImageList>
  );
}
