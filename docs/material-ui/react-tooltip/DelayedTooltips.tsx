import ContentCutIcon from '@mui/icons-material/ContentCut';
import ContentPasteIcon from '@mui/icons-material/ContentPaste';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function DelayedTooltips() {
  return (
    <Stack direction="row" spacing={1}>
      <Tooltip title="Cut" enterDelay={500} enterNextDelay={100}>
        <IconButton>
          <ContentCutIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Paste" enterDelay={500} enterNextDelay={100} leaveDelay={200}>
        <IconButton>
          <ContentPasteIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
