import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function TextareaAutosizePicture() {
  return (
    <TextareaAutosize
      aria-label="Note"
      minRows={2}
      defaultValue={'Grows with\nits text'}
      style={{ width: 120, font: 'inherit', padding: 6 }}
    />
  );
}
