import BugReportIcon from '@mui/icons-material/BugReport';
import CheckIcon from '@mui/icons-material/Check';
import EditIcon from '@mui/icons-material/Edit';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

export default function FabColors() {
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      <Fab color="primary" aria-label="Draw a sketch">
        <EditIcon />
      </Fab>
      <Fab color="secondary" aria-label="Mark as flowering">
        <LocalFloristIcon />
      </Fab>
      <Fab color="success" aria-label="Mark as healthy">
        <CheckIcon />
      </Fab>
      <Fab color="error" aria-label="Report a pest">
        <BugReportIcon />
      </Fab>
    </Stack>
  );
}
