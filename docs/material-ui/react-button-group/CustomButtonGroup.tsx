import Button from '@mui/material/Button';
import ButtonGroup, { buttonGroupClasses } from '@mui/material/ButtonGroup';
import { styled } from '@mui/material/styles';

const PillGroup = styled(ButtonGroup)({
  [`& .${buttonGroupClasses.grouped}`]: { textTransform: 'none', paddingInline: 20 },
  [`& .${buttonGroupClasses.firstButton}`]: {
    borderStartStartRadius: 999,
    borderEndStartRadius: 999,
  },
  [`& .${buttonGroupClasses.lastButton}`]: {
    borderStartEndRadius: 999,
    borderEndEndRadius: 999,
  },
});

export default function CustomButtonGroup() {
  return (
    <PillGroup aria-label="Objects of the drawer">
      <Button>Previous</Button>
      <Button>Next</Button>
    </PillGroup>
  );
}
