// A slider over many numbers; fetched when one is asked for.
import { Slider } from 'radix-ui'

export interface NumberControlProps {
  readonly min: number
  readonly max: number
  readonly value: number
  readonly label: string
  readonly onChange: (value: number) => void
}

export default function NumberSlide({ min, max, value, label, onChange }: NumberControlProps) {
  return (
    <Slider.Root
      className="slider"
      min={min}
      max={max}
      value={[value]}
      onValueChange={([next]) => onChange(next ?? min)}
    >
      <Slider.Track className="slider-track">
        <Slider.Range className="slider-range" />
      </Slider.Track>
      <Slider.Thumb className="slider-thumb" aria-label={label} />
    </Slider.Root>
  )
}
