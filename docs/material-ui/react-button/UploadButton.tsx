import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import AttachFileIcon from '@mui/icons-material/AttachFile';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Tile = styled(ButtonBase)(({ theme }) => ({
  flexDirection: 'column',
  gap: theme.spacing(1),
  width: 160,
  height: 112,
  border: '2px dashed',
  borderColor: (theme.vars || theme).palette.divider,
  borderRadius: 8,
  '&:hover': { backgroundColor: (theme.vars || theme).palette.action.hover },
  '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: 2 },
}));

export default function UploadButton() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [fileNames, setFileNames] = React.useState<string[]>([]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Tile onClick={() => inputRef.current?.click()}>
        <AttachFileIcon />
        <Typography variant="body2">Attach receipts</Typography>
      </Tile>
      <input
        ref={inputRef}
        type="file"
        accept="image/*,application/pdf"
        multiple
        hidden
        onChange={(event) =>
          setFileNames(Array.from(event.target.files ?? [], (file) => file.name))
        }
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {fileNames.length > 0 ? fileNames.join(', ') : 'No receipts attached'}
      </Typography>
    </Stack>
  );
}
