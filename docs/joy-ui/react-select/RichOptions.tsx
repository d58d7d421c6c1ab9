import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

export default function RichOptions() {
  return (
    <FormControl>
      <FormLabel>Delivery</FormLabel>
      <Select defaultValue="pickup">
        <Option value="pickup" label="Pickup">
          <ListItemContent>
            Pickup
            <Typography level="body-xs">Free, at the front desk</Typography>
          </ListItemContent>
        </Option>
        <Option value="courier" label="Courier">
          <ListItemContent>
            Courier
            <Typography level="body-xs">$4, within two hours</Typography>
          </ListItemContent>
        </Option>
        <Option value="mail" label="Mail" disabled>
          Mail
        </Option>
      </Select>
    </FormControl>
  );
}
