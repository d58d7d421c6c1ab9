import * as React from 'react';
import AttachFileIcon from '@mui/icons-material/AttachFile';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function UploadButton() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [fileNames, setFileNames] = React.useState<string[]>([]);

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    setFileNames(Array.from(event.target.files ?? [], (file) => file.name));
  };

  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        startIcon={<AttachFileIcon />}
        onClick={() => inputRef.current?.click()}
      >
        Attach receipts
      </Button>
      <input
        ref={inputRef}
        type="file"
        accept="image/*,application/pdf"
        multiple
        hidden
        onChange={handleChange}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {fileNames.length > 0 ? fileNames.join(', ') : 'No receipts attached'}
      </Typography>
    </Stack>
  );
}
