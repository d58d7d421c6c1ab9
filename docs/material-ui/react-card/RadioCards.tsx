import Card from '@mui/material/Card';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const labelStyles = {
  display: 'flex',
  alignItems: 'center',
  p: 1,
  paddingInlineEnd: 2,
  '&:has(:checked)': { borderColor: 'primary.main' },
};

export default function RadioCards() {
  return (
    <RadioGroup aria-label="Size of the box" defaultValue="small" sx={{ gap: 2 }}>
      <Card component="label" variant="outlined" sx={labelStyles}>
        <Radio value="small" />
        <Typography component="span">Small box, $14.90</Typography>
      </Card>
      <Card component="label" variant="outlined" sx={labelStyles}>
        <Radio value="large" />
        <Typography component="span">Large box, $24.90</Typography>
      </Card>
    </RadioGroup>
  );
}
