import PrintIcon from '@mui/icons-material/PrintOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function NearTooltip() {
  return (
    <Tooltip
      title="Print map"
      slotProps={{
        popper: {
          modifiers: [{ name: 'offset', options: { offset: [0, -10] } }],
        },
      }}
    >
      <IconButton>
        <PrintIcon />
      </IconButton>
    </Tooltip>
  );
}
