import Slider from '@mui/material/Slider';
import './PlainSlider.css';

export function PlainSlider() {
  return <Slider defaultValue={30} aria-label="Fare with plain CSS" className="fare-slider" />;
}
