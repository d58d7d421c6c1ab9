import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function PhotoUpload() {
  const inputRef = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState('');

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    setFileName(event.target.files?.[0]?.name ?? '');
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        startDecorator={<CloudUploadIcon />}
        onClick={() => inputRef.current?.click()}
      >
        Upload a photo
      </Button>
      <input ref={inputRef} type="file" accept="image/*" hidden onChange={handleChange} />
      <Typography level="body-sm" role="status">
        {fileName || 'No photo chosen'}
      </Typography>
    </Stack>
  );
}
