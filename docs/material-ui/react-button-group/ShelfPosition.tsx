import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Tooltip from '@mui/material/Tooltip';

export default function ShelfPosition() {
  return (
    <ButtonGroup aria-label="Shelf of the sundial">
      <Tooltip title="Higher shelf">
        <Button>
          <KeyboardArrowUpIcon />
        </Button>
      </Tooltip>
      <Tooltip title="Lower shelf">
        <Button>
          <KeyboardArrowDownIcon />
        </Button>
      </Tooltip>
    </ButtonGroup>
  );
}
