import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import PrintIcon from '@mui/icons-material/Print';

const print = () => window.print();

export default function PrintButton() {
  return (
    <>
      <IconButton
        aria-label="Print ticket"
        onClick={print}
        sx={{ display: { xs: 'inline-flex', sm: 'none' } }}
      >
        <PrintIcon />
      </IconButton>
      <Button
        variant="outlined"
        startIcon={<PrintIcon />}
        onClick={print}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        Print ticket
      </Button>
    </>
  );
}
