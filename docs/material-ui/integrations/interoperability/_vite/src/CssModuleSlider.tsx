import Slider from '@mui/material/Slider';
import styles from './CssModuleSlider.module.css';

export function CssModuleSlider() {
  return (
    <Slider
      defaultValue={30}
      aria-label="Fare with CSS modules"
      className={styles.slider}
      classes={{ thumb: styles.thumb }}
    />
  );
}
