// In the page itself: a click on the head of a column sorts its table, another one the other way round.
for (const button of document.querySelectorAll('thead button')) {
  button.addEventListener('click', () => {
    const head = button.closest('th')
    const table = button.closest('table')
    const column = [...head.parentElement.children].indexOf(head)
    const falling = head.getAttribute('aria-sort') !== 'descending'
    for (const other of head.parentElement.children) other.removeAttribute('aria-sort')
    head.setAttribute('aria-sort', falling ? 'descending' : 'ascending')
    const key = (row) => row.children[column].dataset.key ?? row.children[column].textContent
    const compared = (one, other) => {
      const numbers = Number(key(one)) - Number(key(other))
      return Number.isNaN(numbers) ? key(other).localeCompare(key(one)) : numbers
    }
    const body = table.tBodies[0]
    const rows = [...body.rows].sort((one, other) => (falling ? compared(other, one) : compared(one, other)))
    body.append(...rows)
  })
}
