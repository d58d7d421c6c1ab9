import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import ImageList from '@mui/material/ImageList';
import ImageListItem, { imageListItemClasses } from '@mui/material/ImageListItem';
import { pieces } from './ceramics';

export default function PieceViewer() {
  const [open, setOpen] = React.useState(false);
  const [index, setIndex] = React.useState(0);
  const titleId = React.useId();
  const shown = pieces[index];

  return (
    <>
      <ImageList
        role="list"
        aria-label="Open a picture"
        cols={4}
        gap={8}
        sx={{ width: '100%', maxWidth: 480, m: 0, p: 0.5 }}
      >
        {pieces.slice(0, 4).map(({ id, title, img }, position) => (
          <ImageListItem key={id}>
            <ButtonBase
              aria-haspopup="dialog"
              onClick={() => {
                setIndex(position);
                setOpen(true);
              }}
              sx={{ '&:focus-visible': { outline: '2px solid', outlineOffset: 1 } }}
            >
              <img
                className={imageListItemClasses.img}
                src={img}
                alt={title}
                style={{ aspectRatio: '1' }}
              />
            </ButtonBase>
          </ImageListItem>
        ))}
      </ImageList>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{`${shown?.title}, ${shown?.price}`}</DialogTitle>
        <img
          src={shown?.img}
          alt={shown?.alt}
          style={{ width: 360, maxWidth: '100%', minHeight: 0, objectFit: 'contain' }}
        />
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
